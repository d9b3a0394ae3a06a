# Builds Debian packages from the build. Sourced by the launcher.

package_help() {
  cat <<'HELP'
Usage: ./umpire package --out DIR [--for ARCHITECTURE]...
Makes a Debian package of Umpire that runs it as a service: umpire_VERSION_ARCHITECTURE.deb in a folder.
ARCHITECTURE is amd64 or arm64; both unless named. Any machine makes packages of both kinds.

Examples:
  ./umpire package --out packages
  sudo apt install ./packages/umpire_0.1.0_arm64.deb      on a Raspberry Pi
HELP
}

package() {
  local out="" architecture jdk
  local architectures=()
  while [ "$#" -gt 0 ]; do
    case "$1" in
      --help | -h) package_help; return ;;
      --out) [ -n "${2:-}" ] || { say "--out is a folder, such as packages"; exit 2; }; out="$2"; shift 2 ;;
      --for)
        case "${2:-}" in
          amd64 | arm64) architectures+=("$2"); shift 2 ;;
          *) say "--for is amd64 or arm64, not '${2:-}'"; exit 2 ;;
        esac
        ;;
      *) say "'$1' is unknown; try './umpire package --help'"; exit 2 ;;
    esac
  done
  [ -n "$out" ] || { package_help >&2; exit 2; }
  [ "${#architectures[@]}" -gt 0 ] || architectures=(amd64 arm64)
  need "to make packages" dpkg-deb dpkg || exit 1
  mkdir -p "$out" || exit 1
  build
  jdk="$(need_jdk 21 999 "a JDK 21 or newer")" || exit 1
  say "gathering what each kind of machine loads"
  product "$jdk" -q -pl controller/command -am -Pnatives >"$here/target/package.log" 2>&1 ||
    die "the libraries could not be gathered; all of it is in $here/target/package.log"
  for architecture in "${architectures[@]}"; do
    package_for "$architecture" "$out"
  done
}

# Lays out the file tree for one architecture and packs it.
package_for() {
  local architecture="$1" version root file command="$here/controller/command/target" proof="$here/controller/proof/target"
  version="$(sed -n 's:.*<version>\([0-9][^<]*\)</version>.*:\1:p' "$here/pom.xml" | head -n 1)"
  root="$(mktemp -d)"
  chmod 755 "$root"
  install -d "$root/usr/share/umpire/lib" "$root/usr/share/umpire/proof" "$root/usr/bin" "$root/usr/lib/systemd/system" \
    "$root/etc/umpire" "$root/usr/share/doc/umpire" "$root/DEBIAN"
  install -m 755 "$here/umpire" "$root/usr/share/umpire/umpire"
  commit >"$root/usr/share/umpire/commit"
  ln -s ../share/umpire/umpire "$root/usr/bin/umpire"
  install -m 644 "$command/umpire.jar" "$root/usr/share/umpire/"
  install -m 644 "$command"/lib/*.jar "$root/usr/share/umpire/lib/"
  install -m 644 "$command/natives/$architecture"/*.jar "$root/usr/share/umpire/lib/"
  # The proofs and benchmarks use the same libraries and a few more.
  install -m 644 "$proof/proof.jar" "$root/usr/share/umpire/proof/"
  for file in "$proof"/lib/*.jar; do
    [ -e "$root/usr/share/umpire/lib/$(basename "$file")" ] || install -m 644 "$file" "$root/usr/share/umpire/proof/"
  done
  install -m 644 "$here/controller/debian/umpire.service" "$root/usr/lib/systemd/system/"
  install -m 644 "$here/controller/debian/umpire.conf" "$root/etc/umpire/"
  install -m 644 "$here/hardware/rig/standard.yaml" "$root/etc/umpire/rig.yaml"
  install -m 644 "$here/hardware/rig/rig.schema.json" "$root/etc/umpire/"
  install -m 644 "$here/docs/build.md" "$here/docs/calibration.md" "$here/docs/screens.md" "$root/usr/share/doc/umpire/"
  # Debian expects the licences under this name.
  cat "$here/NOTICE" "$here/LICENSE" >"$root/usr/share/doc/umpire/copyright"
  install -d "$root/usr/share/umpire/mosquitto"
  install -m 644 "$here"/docs/mqtt/mosquitto/* "$root/usr/share/umpire/mosquitto/"
  install -m 755 "$here/controller/debian/use-mosquitto" "$root/usr/share/umpire/"
  install -m 644 "$here/controller/debian/conffiles" "$root/DEBIAN/"
  install -m 755 "$here/controller/debian/postinst" "$here/controller/debian/prerm" "$here/controller/debian/postrm" "$root/DEBIAN/"
  sed "s/@version@/$version/; s/@architecture@/$architecture/; s/@kibibytes@/$(du -sk --apparent-size "$root" | cut -f1)/" \
    "$here/controller/debian/control" >"$root/DEBIAN/control"
  dpkg-deb --build --root-owner-group -Zxz "$root" "$out/umpire_${version}_${architecture}.deb" >/dev/null ||
    die "$out/umpire_${version}_${architecture}.deb could not be written"
  rm -rf "$root"
  echo "$out/umpire_${version}_${architecture}.deb"
}
