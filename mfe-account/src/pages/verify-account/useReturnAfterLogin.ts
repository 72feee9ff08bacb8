import { backFromSignUp, links, selectSession, signUpPlace } from '@idavuelta/shared/contracts';
import { useNavigate, useSelector } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';

/**
 * After a login on this page, returns to where the sign-up began, e.g. an event; on another device, to the home page.
 */
export function useReturnAfterLogin() {
  const navigate = useNavigate();
  const { status } = useSelector(selectSession);
  const before = useRef(status);
  useEffect(() => {
    const loggedIn = before.current === 'anonymous' && status === 'authenticated';
    before.current = status;
    if (!loggedIn) return;
    const place = signUpPlace.take();
    navigate(place ?? links.home(), { replace: true, state: place && backFromSignUp });
  }, [status, navigate]);
}
