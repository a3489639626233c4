import { mistakes } from '../../../renderer/text/typing-mistakes.ts';

/** Trades that schema.org has no type for, and the nearest one that it has. */
const TRADES: readonly (readonly [trade: RegExp, type: string])[] = [
  [/landscap|lawn|garden|garten|jard[ií]n|tree|arborist/i, 'HomeAndConstructionBusiness'],
  [
    /clean|carpent|joine|upholst|glaz|mason|til(?:er|ing)|floor|solar|chimney|handyman|pest|schreiner|tischler|maurer|fliesen|limpieza|carpinter|albañil/i,
    'HomeAndConstructionBusiness',
  ],
  [/bicycl|bike|fahrrad|bicicl/i, 'BikeStore'],
  [/veterinar|tierarzt/i, 'VeterinaryCare'],
  [/school|academy|college|tutor|nachhilfe|schule|escuela|academia/i, 'EducationalOrganization'],
  [/nurs(?:e|ing)|midwi|therap|hebamme|fisio|physio/i, 'MedicalBusiness'],
  [/hair|barber|beauty|cosmetic|friseur|kosmetik|peluquer/i, 'HealthAndBeautyBusiness'],
  [/cater|foodtruck|brew|distill|coffee|imbiss/i, 'FoodEstablishment'],
  [/mechanic|garage|autowerkstatt|kfz|taller/i, 'AutoRepair'],
  [/bookkeep|tax|steuer|contab|gestor/i, 'AccountingService'],
  [/law(?!n)|anwalt|abogad/i, 'LegalService'],
  [/sport|yoga|danc|martial|riding|climb|tanz|baile/i, 'SportsActivityLocation'],
  [
    /photo|design|consult|architect|engineer|survey|inspect|translat|agency|funeral|mortuary|bestatt|funerari|berat|asesor|foto/i,
    'ProfessionalService',
  ],
];

/** Letters by which a mistyped name differs from a type; two that share an ending such as `Service` differ by more. */
const TYPO = 2;

/**
 * What to write instead of a kind of business that schema.org does not know: the type that was mistyped, or the nearest
 * one to the trade.
 *
 * @param types that can be written.
 */
export function businessTypeHint(value: string, types: readonly string[]): string {
  const small = value.toLowerCase();
  const meant = types.find((type) => mistakes(small, type.toLowerCase()) <= TYPO);
  if (meant !== undefined) return `Did you mean ${meant}?`;
  const [, near] = TRADES.find(([trade]) => trade.test(value)) ?? [];
  const any =
    'LocalBusiness fits every business. All names are listed at schema.org/LocalBusiness and schema.org/Organization.';
  return near === undefined ? any : `The nearest type is ${near}. ${any}`;
}
