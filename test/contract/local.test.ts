import { LocalDeckService } from '../../src/service/local/local-deck-service.ts';
import { tempDir } from '../helpers/temp-dir.ts';
import { deckServiceContract } from './deck-service-contract.ts';

deckServiceContract('local', () => new LocalDeckService({ env: { QUARTERDECK_HOME: tempDir() } }));
