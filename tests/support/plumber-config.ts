/** Configuration of a business unlike the repository's: another trade, country and currency. */
export const PLUMBER_CONFIG = `site:
  url: https://www.example.com
  name: Harbour Plumbing
  title: Plumber in Hull
  description: Pipes, boilers and drains in Hull and the East Riding.
business:
  name: Harbour Plumbing
  type: Plumber
  tagline: Pipes and boilers
  phone: "+44 1482 555014"
  email: hello@example.com
  address: { locality: Hull, country: GB }
  currency: GBP
fees: { minimum: 80 }
response: { emergencyMinutes: 45 }
languages: [en, es, de]
`;
