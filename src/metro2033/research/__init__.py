"""For researchers: observations, a fixed action space, environments, batches, data sets."""
