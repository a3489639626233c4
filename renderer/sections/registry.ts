import { cards } from './cards.tsx';
import { comparison } from './comparison.tsx';
import { contact } from './contact.tsx';
import { countdown } from './countdown.tsx';
import { cta, pageCta } from './cta.tsx';
import { documents } from './documents.tsx';
import { downloads } from './downloads.tsx';
import { embed } from './embed.tsx';
import { failure } from './failure.tsx';
import { form } from './form.tsx';
import { gallery } from './gallery.tsx';
import { guide } from './guide.tsx';
import { hero } from './hero.tsx';
import { hours } from './hours.tsx';
import { links } from './links.tsx';
import { logos } from './logos.tsx';
import { map } from './map.tsx';
import { measurement } from './measurement.tsx';
import { note } from './note.tsx';
import { numbers } from './numbers.tsx';
import { picture } from './picture.tsx';
import { places } from './places.tsx';
import { plan } from './plan.tsx';
import { popup } from './popup.tsx';
import { pricing } from './pricing.tsx';
import { problems } from './problems.tsx';
import { prose } from './prose.tsx';
import { questions } from './questions.tsx';
import { schedule } from './schedule.tsx';
import { services } from './services.tsx';
import { situations } from './situations.tsx';
import { steps } from './steps.tsx';
import { stickyBar } from './sticky-bar.tsx';
import { strip } from './strip.tsx';
import { success } from './success.tsx';
import { team } from './team.tsx';
import { testimonials } from './testimonials.tsx';
import { text } from './text.tsx';
import { timeline } from './timeline.tsx';
import { title } from './title.tsx';
import { video } from './video.tsx';

/** The engine's own sections of a landing. */
export const LANDING_SECTIONS = {
  hero,
  cta,
  /** On every landing. */
  required: [problems, guide, plan, success, failure],
  optional: [
    documents,
    situations,
    services,
    schedule,
    places,
    questions,
    note,
    text,
    prose,
    links,
    picture,
    gallery,
    cards,
    steps,
    pricing,
    comparison,
    countdown,
    numbers,
    timeline,
    team,
    logos,
    testimonials,
    strip,
    downloads,
    hours,
    map,
    video,
    embed,
    contact,
    form,
  ],
  /** Overlays, at most one of each. */
  popups: [popup, stickyBar],
} as const;

/** Sections of a page of data, in addition to those between hero and closing call of a landing. */
export const PAGE_SECTIONS = [title, measurement, pageCta] as const;
