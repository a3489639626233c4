import fc from 'fast-check';

// Its report of a failure names the seed; PROPERTY_SEED=<seed> makes the same cases again.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
