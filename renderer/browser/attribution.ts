const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** Click ids and campaign parameters that travel with submissions. */
export function attribution(): Record<string, string> {
  const parameters = [...new URLSearchParams(location.search)];
  return Object.fromEntries(parameters.filter(([name]) => CAMPAIGN.test(name)));
}
