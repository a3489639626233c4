import { parse } from 'yaml';
import { createFacts, type Facts } from '../../../cli/content/facts/facts.ts';
import { SCHEMA } from '../copy-findings.ts';

const BUSINESS = `
site: { url: https://www.x.example, name: Sternkopf Pianos, title: Pianos, description: Pianos. }
business:
  name: Sternkopf Pianos
  type: LocalBusiness
  address: { locality: Bremen, country: US }
  currency: USD
languages: [en, de, es]
fees:
  tuning: 145
  pitchRaise: 68
  regulation: 390
  hourlyRate: 84
  fixedBase: 235
  stairsFloor: 27
  rentalMonth: 46
  springTuning: 119
  keyTop: 19
  fivePasses: 648
  student: 132
  mile: 2.4
  stageSquareFoot: 3.5
  members: { discountPercent: 15 }
ways:
  freeMiles: 15
passes:
  visits: 6
`;

/** A shop that tunes pianos, moves and rents them out. */
export const SHOP: Facts = createFacts(SCHEMA.parse(parse(BUSINESS)), SCHEMA);
