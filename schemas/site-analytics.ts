import { z } from 'zod';

/** How visitors consent to measurement. */
export const CONSENT_MODES = ['opt-out', 'required'] as const;

/** The `analytics` part of the configuration. */
export const Analytics = z
  .strictObject({
    conversionId: z
      .string()
      .regex(/^(?:[A-Z]{1,3}-[A-Za-z0-9-]+)?$/, 'must be empty or an id such as AW-123456789')
      .optional()
      .meta({ description: 'Id of the analytics tag. Empty loads no tag at all.' }),
    labels: z
      .strictObject({
        booking: z.string().optional().meta({ description: 'Conversion label of a booking.' }),
        phoneClick: z.string().optional().meta({ description: 'Conversion label of a call.' }),
        form: z
          .string()
          .optional()
          .meta({ description: 'Conversion label of a form that has been delivered.' }),
      })
      .optional()
      .meta({ description: 'Conversion labels.' }),
    bookingValue: z.number().positive().optional().meta({
      description:
        'What a booking is worth, in `business.currency`; events and conversions of bookings carry it.',
    }),
    consent: z.enum(CONSENT_MODES).optional().meta({
      description:
        'Whether visitors are asked. `opt-out` (default): the tag loads unless the visitor or the browser’s Global Privacy Control says no. `required`: nothing of the tag loads before the visitor says yes.',
    }),
  })
  .meta({ description: 'Measurement.' });
