import { z } from 'zod';
import { localized } from '../localized.ts';
import { text } from '../text.ts';

/** Choices the booking dialog offers in addition to day, name, phone and email. */
export const BookingChoices = z
  .strictObject({
    services: z
      .array(localized(text('What is booked.'), 'Something that can be booked.'))
      .min(1)
      .max(30)
      .optional()
      .meta({ description: 'What can be booked. Default: not asked.' }),
    timeSlots: z
      .array(localized(text('A time.'), 'A time, such as `Before 10 o’clock`.'))
      .min(1)
      .max(30)
      .optional()
      .meta({
        description:
          'Times to choose from. Default: morning, afternoon and evening, if within `business.hours`.',
      }),
    address: z
      .boolean()
      .optional()
      .meta({ description: 'Whether to ask visitors for an address. Default: no.' }),
  })
  .meta({ description: 'A form that asks for these.' });

export type BookingChoices = z.infer<typeof BookingChoices>;
