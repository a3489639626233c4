import type { Facts } from '../../../content/facts/facts.ts';
import { nounRoot } from '../counts/nouns.ts';

/** What a business calls itself, its people and its premises, in the supported languages: beginnings of names of groups. */
const BUSINESS =
  /^(?:business|compan|firm|team|staff|crew|people|shop|store|studio|salon|practi[cs]|clinic|office|school|academ|institut|club|association|society|church|charity|restaurant|cafe|bar|hotel|inn|house|farm|garage|workshop|yard|bakery|kitchen|museum|library|theat|gym|praxis|betrieb|unternehm|firma|laden|gesch(?:a|ä|ae)ft|werkstatt|kanzlei|b(?:u|ü|ue)ro|schule|akademie|verein|verband|stiftung|gemeinde|hof|haus|lokal|gasthaus|gasthof|b(?:a|ä|ae)ckerei|museum|empresa|negocio|tienda|local|taller|consult|despacho|gabinete|oficina|escuela|academia|instituto|asociaci|fundaci|parroquia|casa|finca|granja|panaderia|equipo|plantilla|personal|mitarbeiter|about|ueber|sobre|nosotros|wir|us)/;

/** What holds for all that a business does: its figures, its terms and how it works. */
const DOINGS =
  /^(?:figure|number|stat|fact|count|total|capacit|record|history|experience|profile|zahl|kennzahl|fakt|daten|kapazit|geschichte|erfahrung|profil|cifra|numero|dato|capacidad|historia|experiencia|trayectoria|perfil|polic|term|condition|rule|regel|bedingung|frist|politic|condicion|norma|plazo|area|region|reach|coverage|umkreis|gebiet|zona|cobertura|servic|dienst|leistung|work|arbeit|trabajo|obra|offer|angebot|oferta|order|bestell|pedido|booking|buchung|reserv|appointment|termin|cita|visit|besuch|visita|response|reply|antwort|respuesta|deliver|liefer|entrega|envio|shipping|versand|warrant|guarant|garant|gewaehr|payment|zahlung|pago|fleet|equipment|fuhrpark|flotte|ausstattung|flota|review|bewertung|rese|rating|customer|client|kund|cliente|member|mitglied|socio|miembro|guest|gast|gaest|huesped|invitado|group|gruppe|grupo|project|projekt|proyecto|insurance|versicherung|seguro|credential|qualification|qualifikation|credencial)/;

/**
 * True for the name of a group that is the business as a whole, of which any passage may speak: by what businesses are called, or by a word
 * of its own name.
 */
export function isOfWhole(group: string, facts: Facts): boolean {
  const small = group.toLowerCase();
  const last = nounRoot(group.split(/(?=\p{Lu})|[_-]/u).at(-1) ?? '');
  if ([small, last].some((word) => BUSINESS.test(word) || DOINGS.test(word))) return true;
  const own = facts.get('business.name')?.match(/\p{L}{3,}/gu) ?? [];
  return own.some((word) => nounRoot(word) === nounRoot(group));
}
