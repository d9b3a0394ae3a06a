// The operator's start page: how displays and phones come to this table.

import { showInvitations } from "./invitations.js";
import { fetchConfig } from "./link.js";
import { find } from "./svg.js";

showInvitations(find("invitations"));
find("virtual").hidden = !(await fetchConfig()).virtual;
