/** The service over its API, without a socket between them. */
import { deckServiceContract } from '../../contract/deck-service-contract.ts';
import { remoteWorld } from '../../contract/remote-world.ts';
import { webhooksContract } from '../../contract/webhooks-contract.ts';

const { inMemory } = remoteWorld();

deckServiceContract('in-memory', inMemory);
webhooksContract('in-memory', inMemory);
