import { it } from 'vitest';
import { answersAsDocumented, neverBreaksDown } from './api-properties.ts';

it('answers whatever the OpenAPI document allows as it says, operation by operation', () => answersAsDocumented(80));

it('never breaks down, whatever is sent anywhere, and says what is wrong as a problem document', () => neverBreaksDown(150));
