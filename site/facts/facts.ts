import { z } from 'zod';
import { Credentials, NotaryBusiness, Response } from './business.ts';
import { Fees, Figures, TimeBands } from './money.ts';
import { ServiceArea } from './service-area.ts';

/** The facts of Basin Mobile Notary in `site.config.yaml`, in addition to those of any business. */
export const facts = z.strictObject({
  business: NotaryBusiness,
  credentials: Credentials,
  fees: Fees,
  timeBands: TimeBands,
  area: ServiceArea,
  response: Response,
  figures: Figures,
});

type NotaryFacts = z.infer<typeof facts>;

declare module '../../schemas/config/own-facts.ts' {
  interface OwnFacts extends NotaryFacts {}
}
