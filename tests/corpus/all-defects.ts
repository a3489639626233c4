import type { Defect } from './defect.ts';
import { BODIES_AND_CLAIMS } from './defects/bodies-and-claims.ts';
import { AUSTIN_PLUMBER } from './defects/by-business/austin-plumber.ts';
import { BASEL } from './defects/by-business/basel-violine.ts';
import { BAUNATAL } from './defects/by-business/baunatal-heizung.ts';
import { BOISE } from './defects/by-business/boise-vet.ts';
import { BRISTOL } from './defects/by-business/bristol-groomer.ts';
import { DUNEDIN } from './defects/by-business/dunedin-piano.ts';
import { FALMOUTH } from './defects/by-business/falmouth-kayaks.ts';
import { FREIBURG } from './defects/by-business/freiburg-baecker.ts';
import { GRANADA } from './defects/by-business/granada-miel.ts';
import { GRAZ } from './defects/by-business/graz-fahrschule.ts';
import { KASSEL_BESTATTER } from './defects/by-business/kassel-bestatter.ts';
import { KASSEL } from './defects/by-business/kassel-maler.ts';
import { KNOXVILLE } from './defects/by-business/knoxville-inspector.ts';
import { LEEDS_DRIVING } from './defects/by-business/leeds-driving.ts';
import { LEEDS_DRIVING_AGAIN } from './defects/by-business/leeds-driving-again.ts';
import { MALAGA } from './defects/by-business/malaga-academia.ts';
import { MUENSTER } from './defects/by-business/muenster-umzug.ts';
import { PHOENIX } from './defects/by-business/phoenix-solar.ts';
import { PITTSBURGH } from './defects/by-business/pittsburgh-courier.ts';
import { PORTLAND_PAGES } from './defects/by-business/portland-pages.ts';
import { PORTLAND } from './defects/by-business/portland-salon.ts';
import { PUEBLA } from './defects/by-business/puebla-veterinaria.ts';
import { REGENSBURG } from './defects/by-business/regensburg-schreiner.ts';
import { SAVANNAH } from './defects/by-business/savannah-tailor.ts';
import { SHREWSBURY } from './defects/by-business/shrewsbury-sweep.ts';
import { TUCSON } from './defects/by-business/tucson-taxes.ts';
import { VALENCIA } from './defects/by-business/valencia-ceramica.ts';
import { FISIO } from './defects/by-business/valencia-fisio.ts';
import { VALLADOLID } from './defects/by-business/valladolid-fisio.ts';
import { WELLINGTON } from './defects/by-business/wellington-bikefit.ts';
import { CONFIGURATION } from './defects/configuration.ts';
import { COPY } from './defects/copy.ts';
import { FACTS } from './defects/facts.ts';
import { HOURS_IN_WORDS } from './defects/hours-in-words.ts';
import { LAW } from './defects/law.ts';
import { LEFT_UNDONE } from './defects/left-undone.ts';
import { LINKS } from './defects/links.ts';
import { MORE_CLAIMS } from './defects/more-claims.ts';
import { NAMES_AND_KEYS } from './defects/names-and-keys.ts';
import { PAGES } from './defects/pages.ts';
import { PLACES } from './defects/places.ts';
import { SAID_OF_FACTS } from './defects/said-of-facts.ts';
import { SAID_OTHERWISE } from './defects/said-otherwise.ts';
import { SEO } from './defects/seo.ts';
import { SETTINGS_AND_LINKS } from './defects/settings-and-links.ts';
import { SHAPE } from './defects/shape.ts';
import { STATED } from './defects/stated.ts';
import { SYNTAX } from './defects/syntax.ts';
import { WITHOUT_EFFECT } from './defects/without-effect.ts';

/** Every defect of the corpus. */
export const DEFECTS: readonly Defect[] = [
  ...LEEDS_DRIVING,
  ...BOISE,
  ...TUCSON,
  ...LEEDS_DRIVING_AGAIN,
  ...FACTS,
  ...SAID_OF_FACTS,
  ...BODIES_AND_CLAIMS,
  ...COPY,
  ...SEO,
  ...LINKS,
  ...LAW,
  ...MORE_CLAIMS,
  ...SHAPE,
  ...SETTINGS_AND_LINKS,
  ...SYNTAX,
  ...PAGES,
  ...CONFIGURATION,
  ...PLACES,
  ...DUNEDIN,
  ...GRAZ,
  ...PUEBLA,
  ...PITTSBURGH,
  ...AUSTIN_PLUMBER,
  ...FREIBURG,
  ...BRISTOL,
  ...PHOENIX,
  ...BASEL,
  ...GRANADA,
  ...WELLINGTON,
  ...PORTLAND,
  ...PORTLAND_PAGES,
  ...FALMOUTH,
  ...REGENSBURG,
  ...SHREWSBURY,
  ...SAVANNAH,
  ...MUENSTER,
  ...VALENCIA,
  ...STATED,
  ...LEFT_UNDONE,
  ...SAID_OTHERWISE,
  ...KNOXVILLE,
  ...FISIO,
  ...VALLADOLID,
  ...KASSEL_BESTATTER,
  ...KASSEL,
  ...BAUNATAL,
  ...WITHOUT_EFFECT,
  ...HOURS_IN_WORDS,
  ...NAMES_AND_KEYS,
  ...MALAGA,
];
