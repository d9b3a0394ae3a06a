// Prints the violations that the compiler does not find, one per line: lint.mjs TYPESCRIPT FOLDER…

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const MOST_COLUMNS = 120;
const MOST_LINES = 400;
const MOST_BRANCHES = 12;

const [home, ...folders] = process.argv.slice(2);
const ts = createRequire(import.meta.url)(resolve(home, "lib/typescript.js"));
const { SyntaxKind: Kind } = ts;

const LOOSE = new Map([
  [Kind.EqualsEqualsToken, "=="],
  [Kind.ExclamationEqualsToken, "!="],
]);
const BRANCHES = new Set([
  Kind.IfStatement,
  Kind.ConditionalExpression,
  Kind.ForStatement,
  Kind.ForInStatement,
  Kind.ForOfStatement,
  Kind.WhileStatement,
  Kind.DoStatement,
  Kind.CaseClause,
  Kind.CatchClause,
]);
const SHORT_CIRCUITS = new Set([
  Kind.AmpersandAmpersandToken,
  Kind.BarBarToken,
  Kind.AmpersandAmpersandEqualsToken,
  Kind.BarBarEqualsToken,
]);

/** Each returns the violation of a node, or undefined. */
const RULES = [
  (node) =>
    ts.isBinaryExpression(node) && LOOSE.has(node.operatorToken.kind)
      ? `compares with ${LOOSE.get(node.operatorToken.kind)}`
      : undefined,
  (node) =>
    ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.BlockScoped) === 0
      ? "declares a variable of the whole function"
      : undefined,
  (node) => (node.kind === Kind.DebuggerStatement ? "stops the browser" : undefined),
  (node) =>
    ts.isBlock(node) &&
    node.statements.length === 0 &&
    !/\/[/*]/.test(node.getText()) &&
    !ts.isFunctionLike(node.parent)
      ? "does nothing in a block, and does not say why"
      : undefined,
  (node) =>
    ts.isCallExpression(node) && node.expression.getText() === "eval" ? "runs a text as a program" : undefined,
  (node) =>
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === Kind.EqualsToken &&
    node.left.getText() === node.right.getText()
      ? "assigns something to itself"
      : undefined,
  (node) =>
    ts.isIfStatement(node) &&
    ts.isBinaryExpression(node.expression) &&
    node.expression.operatorToken.kind === Kind.EqualsToken
      ? "assigns where it should compare"
      : undefined,
  (node) =>
    ts.isFunctionLike(node) && branches(node) > MOST_BRANCHES
      ? `has ${branches(node)} branches, of ${MOST_BRANCHES} at most`
      : undefined,
];

/** Counts the branches of a function, without those of its inner functions. */
function branches(one) {
  let count = 1;
  const visit = (node) => {
    if (ts.isFunctionLike(node)) {
      return;
    }
    if (BRANCHES.has(node.kind) || (ts.isBinaryExpression(node) && SHORT_CIRCUITS.has(node.operatorToken.kind))) {
      count++;
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(one, visit);
  return count;
}

/** Returns the variables declared with "let" that are never assigned again. */
function neverChanged(file) {
  const declared = new Map();
  const changed = new Set();
  const note = (target) =>
    ts.isIdentifier(target) ? changed.add(target.text) : ts.forEachChild(target, (child) => void note(child));
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const plain = !ts.isForInStatement(node.parent.parent) && !ts.isForOfStatement(node.parent.parent);
      if (plain && (node.parent.flags & ts.NodeFlags.Let) !== 0) {
        declared.set(node.name.text, node);
      }
    } else if (ts.isBinaryExpression(node) && ts.isAssignmentOperator(node.operatorToken.kind)) {
      note(node.left);
    } else if (
      (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
      ts.isIdentifier(node.operand)
    ) {
      note(node.operand);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...declared].filter(([name]) => !changed.has(name)).map(([, node]) => node);
}

function scriptTrouble(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const found = neverChanged(file).map((node) => [node, `never changes ${node.name.text}: it is a const`]);
  const visit = (node) => {
    RULES.map((rule) => rule(node)).forEach((says) => says && found.push([node, says]));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map(([node, says]) => [file.getLineAndCharacterOfPosition(node.getStart()).line + 1, says]);
}

function lengthTrouble(path, text) {
  const lines = text.split("\n");
  const wide = lines.flatMap((line, i) =>
    line.length > MOST_COLUMNS ? [[i + 1, `has ${line.length} columns, of ${MOST_COLUMNS} at most`]] : [],
  );
  // Comments do not count, because they contain the types.
  const code = path.endsWith(".js") ? lines.filter((line) => !/^\s*(\/?\*|\/\/|$)/.test(line)).length : 0;
  return code > MOST_LINES ? [...wide, [1, `has ${code} lines of code, of ${MOST_LINES} at most`]] : wide;
}

for (const folder of folders) {
  for (const name of readdirSync(folder, { recursive: true }).filter((one) => /\.(m?js|css|html|d\.ts)$/.test(one))) {
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    const script = /\.m?js$/.test(name) ? scriptTrouble(path, text) : [];
    [...lengthTrouble(path, text), ...script].forEach(([line, says]) => console.log(`${path}:${line} ${says}`));
  }
}
