import fc from 'fast-check';

// Failure reports contain the seed; PROPERTY_SEED=<seed> reproduces the same cases.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
