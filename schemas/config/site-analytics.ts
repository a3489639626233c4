import { z } from 'zod';

/** How visitors consent to measurement. */
export const CONSENT_MODES = ['opt-out', 'required'] as const;

/** The `analytics` part of the configuration. */
export const Analytics = z
  .strictObject({
    conversionId: z
      .string()
      .regex(/^(?:[A-Z]{1,3}-[A-Za-z0-9-]+)?$/, 'must be empty or an id such as AW-123456789')
      .refine((id) => !/^UA-/.test(id), 'must not be an id of Universal Analytics, which has ended')
      .optional()
      .meta({ description: 'Id of the analytics tag. If empty, no tag is loaded.' }),
    labels: z
      .strictObject({
        booking: z.string().optional().meta({ description: 'Conversion label of a booking.' }),
        phoneClick: z.string().optional().meta({ description: 'Conversion label of a call.' }),
        form: z.string().optional().meta({ description: 'Conversion label of a delivered form.' }),
      })
      .optional()
      .meta({ description: 'Labels of conversions, as the ad account lists them.' }),
    bookingValue: z.number().positive().optional().meta({
      description:
        'Value of a booking in `business.currency`, sent with events and conversions of bookings.',
    }),
    consent: z.enum(CONSENT_MODES).optional().meta({
      description:
        'Consent mode. `opt-out` (default): the tag loads unless the visitor or the browser’s Global Privacy Control refuses. `required`: nothing loads before the visitor consents.',
    }),
  })
  .meta({ description: 'Measurement of visits and conversions.' });
