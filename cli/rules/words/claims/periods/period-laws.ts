/** A period that consumers have by law, and no contract may cut or stretch. */
export interface PeriodLaw {
  right:
    | 'withdrawal'
    | 'home-sale'
    | 'liability'
    | 'rejection'
    | 'gift'
    | 'renewal'
    | 'first-term'
    | 'used'
    | 'refund'
    | 'freight-claim'
    | 'data-request';
  countries: readonly string[];
  /** Days that they have at least. */
  least: number;
  /** Days that bind them at most; then `least` is 0. */
  most?: number;
  /** The period in words, and what has it. */
  told: string;
  /** Its clause, and since when it has read so. */
  source: string;
}

const YEAR = 365;

/** One source each, as of November 2026. */
const LAWS: readonly PeriodLaw[] = [
  {
    right: 'withdrawal',
    countries: ['DE'],
    least: 14,
    told: 'Consumers have 14 days to withdraw',
    source: '§ 355 (2) BGB, since 13 June 2014',
  },
  {
    right: 'withdrawal',
    countries: ['AT'],
    least: 14,
    told: 'Consumers have 14 days to withdraw',
    source: '§ 11 FAGG, since 13 June 2014',
  },
  {
    right: 'withdrawal',
    countries: ['ES'],
    least: 14,
    told: 'Consumers have 14 calendar days to withdraw',
    source: 'Real Decreto Legislativo 1/2007, art. 104, since 13 June 2014',
  },
  {
    right: 'withdrawal',
    countries: ['GB'],
    least: 14,
    told: 'Consumers have 14 days to cancel what they have not bought on your premises',
    source: 'Consumer Contracts Regulations 2013, reg. 30, since 13 June 2014',
  },
  {
    right: 'withdrawal',
    countries: ['IE', 'LU', 'BE', 'IT', 'FR', 'NL'],
    least: 14,
    told: 'Consumers have 14 days to withdraw',
    source: 'Directive 2011/83/EU, art. 9, since 13 June 2014',
  },
  {
    right: 'home-sale',
    countries: ['US'],
    least: 3,
    told: 'A sale at the home of a buyer can be cancelled until midnight of the third business day',
    source: '16 CFR 429.1, since 1974',
  },
  {
    right: 'gift',
    countries: ['US'],
    least: 5 * YEAR,
    told: 'Gift cards and certificates must be good for five years or longer',
    source: '15 U.S.C. 1693l-1(c), since 22 August 2010',
  },
  {
    right: 'liability',
    countries: ['DE'],
    least: 2 * YEAR,
    told: 'For new goods, a seller is liable for two years',
    source: '§ 438 (1) no. 3 BGB, since 1 January 2002',
  },
  {
    right: 'liability',
    countries: ['AT'],
    least: 2 * YEAR,
    told: 'For new goods, a seller is liable for two years',
    source: '§ 10 VGG, since 1 January 2022',
  },
  {
    right: 'liability',
    countries: ['ES'],
    least: 3 * YEAR,
    told: 'New goods have a legal guarantee of three years',
    source: 'Real Decreto Legislativo 1/2007, art. 120, since 1 January 2022',
  },
  {
    right: 'rejection',
    countries: ['GB'],
    least: 30,
    told: 'Consumers have 30 days to reject faulty goods and get their money back',
    source: 'Consumer Rights Act 2015, s. 22, since 1 October 2015',
  },
  {
    right: 'used',
    countries: ['DE'],
    least: YEAR,
    told: 'For used goods, a trader is liable for one year at least',
    source: '§ 476 (2) BGB, since 1 January 2022',
  },
  {
    right: 'used',
    countries: ['AT'],
    least: YEAR,
    told: 'For used goods, a trader is liable for one year at least',
    source: '§ 10 (4) VGG, since 1 January 2022',
  },
  {
    right: 'used',
    countries: ['ES'],
    least: YEAR,
    told: 'Used goods that a trader sells have a legal guarantee of one year at least',
    source: 'Real Decreto Legislativo 1/2007, art. 120, since 1 January 2022',
  },
  {
    right: 'refund',
    countries: ['DE', 'AT', 'ES', 'IE', 'LU', 'BE', 'IT', 'FR', 'NL'],
    least: 0,
    most: 14,
    told: 'After a withdrawal, money is paid back within 14 days',
    source: 'Directive 2011/83/EU, art. 13, since 13 June 2014',
  },
  {
    right: 'refund',
    countries: ['GB'],
    least: 0,
    most: 14,
    told: 'After a cancellation, money is paid back within 14 days',
    source: 'Consumer Contracts Regulations 2013, reg. 34, since 13 June 2014',
  },
  {
    right: 'freight-claim',
    countries: ['US'],
    least: 9 * 30.5,
    told: 'Claims after a move between states can be filed for nine months at least',
    source: '49 U.S.C. 14706(e), since 1 January 1996',
  },
  {
    right: 'data-request',
    countries: ['DE', 'AT', 'ES', 'IE', 'LU', 'BE', 'IT', 'FR', 'NL'],
    least: 0,
    most: 31,
    told: 'Who asks about their data is answered within one month',
    source: 'Regulation (EU) 2016/679, art. 12 (3), since 25 May 2018',
  },
  {
    right: 'data-request',
    countries: ['GB'],
    least: 0,
    most: 31,
    told: 'Who asks about their data is answered within one month',
    source: 'UK GDPR, art. 12 (3), since 25 May 2018',
  },
  {
    right: 'renewal',
    countries: ['DE'],
    least: 0,
    most: 31,
    told: 'After its first term, a contract may go on for an indefinite time only, with a notice of a month at most',
    source: '§ 309 no. 9 BGB, since 1 March 2022',
  },
  {
    right: 'first-term',
    countries: ['DE'],
    least: 0,
    most: 2 * YEAR + 2,
    told: 'A contract may bind consumers for two years at most',
    source: '§ 309 no. 9 a BGB, since 1 January 2002',
  },
];

const known = new Map<string, readonly PeriodLaw[]>();

/** What a country prescribes. */
export function lawsOf(country: string): readonly PeriodLaw[] {
  const laws = known.get(country) ?? LAWS.filter(({ countries }) => countries.includes(country));
  known.set(country, laws);
  return laws;
}
