/** What is wished for on the command line or in the interview; what is left out becomes sample data. */
export interface InitWishes {
  name?: string;
  /** Type of schema.org below `LocalBusiness`. */
  type?: string;
  phone?: string;
  email?: string;
  locality?: string;
  region?: string;
  country?: string;
  language?: string;
  color?: string;
}
