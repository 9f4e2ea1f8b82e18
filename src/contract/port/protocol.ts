/**
 * Number of the contract between tab and engine. A tab and an engine of different numbers do not talk to each other: the
 * tab reloads. A change of any type that crosses the port raises it, once there is a release.
 */
export const PROTOCOL = 1;
