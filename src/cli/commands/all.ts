/** Every command of the program, in help order. */
import type { CommandGroup, CommandSpec } from '../command-spec.ts';
import { accountsCreateSpec, accountsDeleteSpec, accountsGroup, accountsShowSpec } from './accounts.ts';
import { auditSpec } from './audit.ts';
import { backupSpec } from './backup.ts';
import {
  brandKitsDeleteSpec,
  brandKitsGroup,
  brandKitsImportSpec,
  brandKitsListSpec,
  brandKitsShowSpec,
  brandKitsValidateSpec,
} from './brand-kits.ts';
import { checkSpec } from './check.ts';
import { clientsCreateSpec, clientsDeleteSpec, clientsGroup, clientsListSpec, clientsShowSpec } from './clients.ts';
import { completionSpec } from './completion.ts';
import { configGetSpec, configGroup, configListSpec, configSetSpec, configUnsetSpec } from './config.ts';
import { decksCancelSpec, decksDeleteSpec, decksGroup, decksListSpec, decksPruneSpec } from './decks.ts';
import { demoSpec } from './demo.ts';
import { doctorSpec } from './doctor.ts';
import { downloadSpec } from './download.ts';
import { encryptionKeyDeleteSpec, encryptionKeyGroup, encryptionKeySetSpec, encryptionKeyShowSpec } from './encryption-key.ts';
import { exportSpec } from './export.ts';
import { factsSpec } from './facts.ts';
import { generateSpec } from './generate.ts';
import {
  keysCreateSpec,
  keysGroup,
  keysListSpec,
  keysRevokeSpec,
  keysRotateEncryptionSpec,
  keysRotateSpec,
  keysUpdateSpec,
} from './keys.ts';
import { loginSpec, logoutSpec } from './login.ts';
import { metricsSpec } from './metrics.ts';
import { modelGroup, modelKeySpec, modelTestSpec } from './model.ts';
import { oauthGroup, oauthRotateKeysSpec } from './oauth.ts';
import { previewSpec } from './preview.ts';
import { profilesGroup, profilesListSpec, profilesUseSpec } from './profiles.ts';
import { refreshSpec } from './refresh.ts';
import { restoreSpec } from './restore.ts';
import { serveSpec } from './serve.ts';
import {
  sourcesAddSpec,
  sourcesGroup,
  sourcesListSpec,
  sourcesRemoveSpec,
  sourcesShowSpec,
  sourcesSnapshotSpec,
  sourcesTestSpec,
} from './sources.ts';
import { statusSpec } from './status.ts';
import { tenantsCreateSpec, tenantsDeleteSpec, tenantsGroup, tenantsListSpec, tenantsShowSpec, tenantsUpdateSpec } from './tenants.ts';
import {
  webhooksAddSpec,
  webhooksDeliveriesSpec,
  webhooksEnableSpec,
  webhooksGroup,
  webhooksListenSpec,
  webhooksListSpec,
  webhooksRedeliverSpec,
  webhooksRemoveSpec,
  webhooksRotateSpec,
  webhooksTestSpec,
  webhooksTriggerSpec,
} from './webhooks.ts';
import { whoamiSpec } from './whoami.ts';
import { workerSpec } from './worker.ts';

export const commandSpecs: readonly CommandSpec[] = [
  generateSpec,
  statusSpec,
  downloadSpec,
  decksListSpec,
  decksCancelSpec,
  decksDeleteSpec,
  decksPruneSpec,
  refreshSpec,
  checkSpec,
  exportSpec,
  previewSpec,
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
  accountsCreateSpec,
  accountsShowSpec,
  accountsDeleteSpec,
  profilesListSpec,
  profilesUseSpec,
  configListSpec,
  configGetSpec,
  configSetSpec,
  configUnsetSpec,
  modelTestSpec,
  modelKeySpec,
  doctorSpec,
  completionSpec,
  serveSpec,
  workerSpec,
  backupSpec,
  restoreSpec,
  auditSpec,
  keysCreateSpec,
  keysListSpec,
  keysUpdateSpec,
  keysRevokeSpec,
  keysRotateSpec,
  keysRotateEncryptionSpec,
  tenantsCreateSpec,
  tenantsListSpec,
  tenantsShowSpec,
  tenantsUpdateSpec,
  tenantsDeleteSpec,
  clientsCreateSpec,
  clientsListSpec,
  clientsShowSpec,
  clientsDeleteSpec,
  oauthRotateKeysSpec,
  encryptionKeySetSpec,
  encryptionKeyShowSpec,
  encryptionKeyDeleteSpec,
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

/** The first words of two-word commands. */
export const commandGroups: readonly CommandGroup[] = [
  decksGroup,
  sourcesGroup,
  brandKitsGroup,
  profilesGroup,
  encryptionKeyGroup,
  configGroup,
  modelGroup,
  accountsGroup,
  keysGroup,
  tenantsGroup,
  clientsGroup,
  oauthGroup,
  webhooksGroup,
];
