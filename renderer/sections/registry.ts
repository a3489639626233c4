import type { ComponentType } from 'react';
import { ClosingCall } from './ClosingCall.tsx';
import { Documents } from './Documents.tsx';
import { Failure } from './Failure.tsx';
import { Guide } from './Guide.tsx';
import { Hero } from './Hero.tsx';
import { LandingQuestions } from './LandingQuestions.tsx';
import { Note } from './Note.tsx';
import { Places } from './Places.tsx';
import { Plan } from './Plan.tsx';
import { Problems } from './Problems.tsx';
import { Schedule } from './Schedule.tsx';
import { ServiceOffer } from './ServiceOffer.tsx';
import { Situations } from './Situations.tsx';
import { Success } from './Success.tsx';
import type { SectionName, SectionProps } from './section.ts';
import { UrgencyBanner } from './UrgencyBanner.tsx';

/** One component for each section; a section without one does not compile. */
export const SECTIONS: Record<SectionName, ComponentType<SectionProps>> = {
  urgency: UrgencyBanner,
  hero: Hero,
  problems: Problems,
  guide: Guide,
  plan: Plan,
  success: Success,
  failure: Failure,
  documents: Documents,
  situations: Situations,
  services: ServiceOffer,
  schedule: Schedule,
  places: Places,
  questions: LandingQuestions,
  note: Note,
  closing: ClosingCall,
};
