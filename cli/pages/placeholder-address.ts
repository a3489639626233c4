import type { Fault } from './link-fault.ts';

/** Hosts where a business has a profile of its own under a name. */
const NETWORKS =
  /^(?:[\w-]+\.)?(?:facebook|fb|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|threads|snapchat|yelp|nextdoor|calendly|xing|vimeo|tripadvisor|trustpilot|linktr|t|m|g|maps\.google|google)\.(?:com|net|ee|me|page|de|es)$/;

/** Names that stand for a name: `yourpage`, `tu-usuario`, `username`. */
const STANDS_FOR_A_NAME =
  /^(?:(?:your|tu|su|mi|dein|deine|ihr|ihre|votre)(?:page|business|company|name|profile|user|username|handle|account|channel|brand|link|address|site|website|url|id|shop|store|usuario|pagina|empresa|negocio|marca|perfil|cuenta|canal|direccion|nombre|seite|firma|unternehmen|konto|kanal|profil|nutzername|benutzername|adresse|geschaft)(?:name|page|here|handle|id|link|url|aqui|hier)?|(?:user|page|company|business|profile|account|channel|profil|nutzer|benutzer|firmen)(?:name|id)|username|handle|page|profile|account|usuario|placeholder|example|ejemplo|beispiel|lorem.*|x{3,}|_+)$/;

/** Domains reserved for examples, and those that templates name. */
const NOBODYS =
  /^(?:www\.)?(?:example\.(?:com|net|org)|(?:your|my|tu|mi|dein|deine|ihr|ihre)-?(?:domain|site|website|webseite|company|business|dominio|sitio|empresa|firma|url)\.\w{2,4}|domain\.(?:com|tld)|website\.com)$/;

/** Numbers of nobody. */
const NO_NUMBER = /^\d{0,2}(\d)\1{7,}$|^\d{0,2}1234567890?$/;

/** Letters and digits of a part of an address. */
function bare(part: string): string {
  return part
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9_]/g, '')
    .replace(/(?<=[a-z0-9])_|_(?=[a-z0-9])/g, '');
}

function isPlaceholder({ hostname, pathname, searchParams }: URL): boolean {
  if (NOBODYS.test(hostname)) return true;
  if (hostname === 'wa.me') return NO_NUMBER.test(pathname.slice(1));
  if (!NETWORKS.test(hostname)) return false;
  return [...pathname.split('/'), ...searchParams.values()].some((part) =>
    STANDS_FOR_A_NAME.test(bare(part)),
  );
}

/** The warning for an address that a template left: a profile called `yourpage`, or `example.com`. */
export function placeholderAddress(href: string): Fault | undefined {
  if (!/^https?:\/\//.test(href) || !URL.canParse(href) || !isPlaceholder(new URL(href)))
    return undefined;
  return {
    rule: 'links/placeholder',
    severity: 'warning',
    message: `"${href}" is a placeholder, which leads visitors to nobody or to somebody else.`,
    hint: 'Write the address of the business itself, or remove the link.',
  };
}

/** The warning for the front page of a network, where a menu means the profile of the business. */
export function profileLess(href: string): Fault | undefined {
  if (
    !/^https:\/\/(?:www\.)?(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok)\.com\/?(?:#.*)?$/.test(
      href,
    )
  )
    return undefined;
  return {
    rule: 'links/placeholder',
    severity: 'warning',
    message: `"${href}" is the front page of the network, not the profile of the business.`,
    hint: 'Write the address of the profile, or remove the link.',
  };
}
