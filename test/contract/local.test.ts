import { LocalDeckService } from '../../src/service/local/local-deck-service.ts';
import { deckServiceContract } from './deck-service-contract.ts';

deckServiceContract('local', () => new LocalDeckService());
