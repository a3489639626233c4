import type { ComponentType } from 'react';
import { ClosingCall } from './ClosingCall.tsx';
import { Failure } from './Failure.tsx';
import { Guide } from './Guide.tsx';
import { Hero } from './Hero.tsx';
import { Plan } from './Plan.tsx';
import { Problems } from './Problems.tsx';
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
  closing: ClosingCall,
};
