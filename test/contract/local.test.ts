import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { LocalDeckService } from '../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../src/service/local/local-host.ts';
import { suiteDir } from '../helpers/temp-dir.ts';
import { deckServiceContract } from './deck-service-contract.ts';
import { tenantsContract } from './tenants-contract.ts';
import { listeningContract, webhooksContract } from './webhooks-contract.ts';

const homes = suiteDir();
const make = async () => {
  const env = { QUARTERDECK_HOME: mkdtempSync(path.join(homes, 'home-')), QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8' };
  return new LocalDeckService(new LocalHost({ env, clock: () => new Date(), making: 'here' }));
};

deckServiceContract('local', make);
webhooksContract('local', make);
listeningContract('local', make);
tenantsContract('local', make);
