/** Hosts that pages link to; a test compares them with every link of the built site. */
export const OUTWARD_HOSTS: readonly string[] = [
  'comptroller.texas.gov',
  'guides.sll.texas.gov',
  'statutes.capitol.texas.gov',
  'texaslawhelp.org',
  'tpwd.texas.gov',
  'travel.state.gov',
  'www.co.midland.tx.us',
  'www.dps.texas.gov',
  'www.hhs.texas.gov',
  'www.nationalnotary.org',
  'www.openstreetmap.org',
  'www.sos.state.tx.us',
  'www.txcourts.gov',
  'www.txdmv.gov',
  'www.uscis.gov',
];
