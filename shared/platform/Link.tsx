import { forwardRef } from 'react';
import { type LinkProps, type Link as RouterLink, useHref, useLinkClickHandler } from 'react-router-dom';

const otherSite = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * The router's link, made of the router's own hooks, without what it brings for applications with routes of its kind:
 * `discover`, `prefetch`, `mask` and `defaultShouldRevalidate` do nothing here, and would be 3 KB of every page.
 */
export const Link: typeof RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  {
    to,
    replace,
    state,
    relative,
    preventScrollReset,
    viewTransition,
    reloadDocument,
    discover,
    prefetch,
    mask,
    defaultShouldRevalidate,
    onClick,
    ...anchor
  },
  ref,
) {
  const href = useHref(to, { relative });
  const { target } = anchor;
  const follow = useLinkClickHandler(to, { target, replace, state, relative, preventScrollReset, viewTransition });
  const isOutside = typeof to === 'string' && otherSite.test(to);
  return (
    <a
      {...anchor}
      ref={ref}
      href={isOutside ? to : href}
      onClick={(event) => {
        onClick?.(event);
        if (!(event.defaultPrevented || isOutside || reloadDocument)) follow(event);
      }}
    />
  );
});
