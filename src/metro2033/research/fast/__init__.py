"""What has to be quick, compiled with the engine: observations, actions, matches side by side."""
