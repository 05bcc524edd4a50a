/** Every command of the program, in the order of the help. */
import type { CommandGroup, CommandSpec } from '../command-spec.ts';
import { auditSpec } from './audit/spec.ts';
import { backupSpec } from './backup/spec.ts';
import { brandKitsDeleteSpec } from './brand-kits/delete/spec.ts';
import { brandKitsGroup } from './brand-kits/group.ts';
import { brandKitsImportSpec } from './brand-kits/import/spec.ts';
import { brandKitsListSpec } from './brand-kits/list/spec.ts';
import { brandKitsShowSpec } from './brand-kits/show/spec.ts';
import { brandKitsValidateSpec } from './brand-kits/validate/spec.ts';
import { completionSpec } from './completion/spec.ts';
import { configGetSpec } from './config/get/spec.ts';
import { configGroup } from './config/group.ts';
import { configListSpec } from './config/list/spec.ts';
import { configSetSpec } from './config/set/spec.ts';
import { configUnsetSpec } from './config/unset/spec.ts';
import { decksCancelSpec } from './decks/cancel/spec.ts';
import { decksDeleteSpec } from './decks/delete/spec.ts';
import { decksGroup } from './decks/group.ts';
import { decksListSpec } from './decks/list/spec.ts';
import { demoSpec } from './demo/spec.ts';
import { doctorSpec } from './doctor/spec.ts';
import { downloadSpec } from './download/spec.ts';
import { exportSpec } from './export/spec.ts';
import { factsSpec } from './facts/spec.ts';
import { generateSpec } from './generate/spec.ts';
import { keysCreateSpec } from './keys/create/spec.ts';
import { keysGroup } from './keys/group.ts';
import { keysListSpec } from './keys/list/spec.ts';
import { keysRevokeSpec } from './keys/revoke/spec.ts';
import { keysRotateSpec } from './keys/rotate/spec.ts';
import { loginSpec } from './login/spec.ts';
import { logoutSpec } from './logout/spec.ts';
import { metricsSpec } from './metrics/spec.ts';
import { profilesGroup } from './profiles/group.ts';
import { profilesListSpec } from './profiles/list/spec.ts';
import { profilesUseSpec } from './profiles/use/spec.ts';
import { refreshSpec } from './refresh/spec.ts';
import { restoreSpec } from './restore/spec.ts';
import { serveSpec } from './serve/spec.ts';
import { sourcesAddSpec } from './sources/add/spec.ts';
import { sourcesGroup } from './sources/group.ts';
import { sourcesListSpec } from './sources/list/spec.ts';
import { sourcesRemoveSpec } from './sources/remove/spec.ts';
import { sourcesShowSpec } from './sources/show/spec.ts';
import { sourcesSnapshotSpec } from './sources/snapshot/spec.ts';
import { sourcesTestSpec } from './sources/test/spec.ts';
import { statusSpec } from './status/spec.ts';
import { webhooksAddSpec } from './webhooks/add/spec.ts';
import { webhooksDeliveriesSpec } from './webhooks/deliveries/spec.ts';
import { webhooksEnableSpec } from './webhooks/enable/spec.ts';
import { webhooksGroup } from './webhooks/group.ts';
import { webhooksListSpec } from './webhooks/list/spec.ts';
import { webhooksListenSpec } from './webhooks/listen/spec.ts';
import { webhooksRedeliverSpec } from './webhooks/redeliver/spec.ts';
import { webhooksRemoveSpec } from './webhooks/remove/spec.ts';
import { webhooksRotateSpec } from './webhooks/rotate/spec.ts';
import { webhooksTestSpec } from './webhooks/test/spec.ts';
import { webhooksTriggerSpec } from './webhooks/trigger/spec.ts';
import { whoamiSpec } from './whoami/spec.ts';
import { workerSpec } from './worker/spec.ts';

export const commandSpecs: readonly CommandSpec[] = [
  generateSpec,
  statusSpec,
  downloadSpec,
  decksListSpec,
  decksCancelSpec,
  decksDeleteSpec,
  refreshSpec,
  exportSpec,
  factsSpec,
  metricsSpec,
  sourcesAddSpec,
  sourcesListSpec,
  sourcesShowSpec,
  sourcesTestSpec,
  sourcesSnapshotSpec,
  sourcesRemoveSpec,
  brandKitsListSpec,
  brandKitsShowSpec,
  brandKitsImportSpec,
  brandKitsValidateSpec,
  brandKitsDeleteSpec,
  demoSpec,
  loginSpec,
  logoutSpec,
  whoamiSpec,
  profilesListSpec,
  profilesUseSpec,
  configListSpec,
  configGetSpec,
  configSetSpec,
  configUnsetSpec,
  doctorSpec,
  completionSpec,
  serveSpec,
  workerSpec,
  backupSpec,
  restoreSpec,
  auditSpec,
  keysCreateSpec,
  keysListSpec,
  keysRevokeSpec,
  keysRotateSpec,
  webhooksAddSpec,
  webhooksListSpec,
  webhooksRemoveSpec,
  webhooksRotateSpec,
  webhooksEnableSpec,
  webhooksTestSpec,
  webhooksDeliveriesSpec,
  webhooksRedeliverSpec,
  webhooksListenSpec,
  webhooksTriggerSpec,
];

/** The first words of commands of two words. */
export const commandGroups: readonly CommandGroup[] = [
  decksGroup,
  sourcesGroup,
  brandKitsGroup,
  profilesGroup,
  configGroup,
  keysGroup,
  webhooksGroup,
];
