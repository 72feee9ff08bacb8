/** Origin of a release, for people; does not affect whether two builds are the same. */
export interface ReleaseOrigin {
  /** Latest commit that changed its sources; absent with uncommitted changes. */
  commit?: string;
  /** Entry of its version in the module's changelog. */
  changes?: string;
}
