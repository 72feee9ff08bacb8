/** Where a release comes from, for people: no part of what makes two builds the same. */
export interface ReleaseOrigin {
  /** The last commit that changed something that it is built from; none when something was not committed. */
  commit?: string;
  /** Its version's entry in the changelog of the module. */
  changes?: string;
}
