/** The service over a socket; in memory it is asked the same in the long run. */
import { deckServiceContract } from './deck-service-contract.ts';
import { remoteWorld } from './remote-world.ts';
import { tenantsContract } from './tenants-contract.ts';
import { listeningContract, webhooksContract } from './webhooks-contract.ts';

const { remote, operator } = remoteWorld();

deckServiceContract('remote', remote);
webhooksContract('remote', remote);
listeningContract('remote', remote);
tenantsContract('remote', operator);
