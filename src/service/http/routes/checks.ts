/** `POST /v1/check`: judges a finished deck. */

import { QuarterdeckError } from '../../../model/errors.ts';
import type { Gate } from '../../../model/gate.ts';
import { demand } from '../auth.ts';
import type { HandlersOf } from '../register-operations.ts';

export const checkHandlers: HandlersOf<'checkDeck'> = {
  async checkDeck({ service, query: { brand_kit_id: brandKit, fail_on }, request, reply }) {
    if (brandKit !== undefined) demand('brand-kits:read', request, reply);
    const deck: unknown = request.body;
    if (!(deck instanceof Buffer)) {
      throw new QuarterdeckError('request_invalid', 'The body is no deck: it must be a .pptx file.', { next: 'see GET /v1/openapi.json' });
    }
    return service.check({ deck, ...(brandKit !== undefined && { brandKit }), ...(fail_on && { failOn: fail_on.split(',') as Gate[] }) });
  },
};
