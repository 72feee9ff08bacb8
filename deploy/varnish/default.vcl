# Pages of two gateways in one shared cache. TLS ends in front of it, at a proxy in its own network that sets
# X-Forwarded-For and X-Forwarded-Proto. See docs/operations.md, and docs/decisions/0238-pages-behind-a-shared-cache.md.
vcl 4.1;

import directors;
import std;

include "backends.vcl";

sub vcl_init {
  new gateways = directors.round_robin();
  gateways.add_backend(gateway_1);
  gateways.add_backend(gateway_2);
}

sub vcl_recv {
  set req.backend_hint = gateways.backend();

  if (req.restarts == 0) {
    # Only a proxy of ours may say who the visitor is and which address they opened.
    if (client.ip !~ own_network) {
      set req.http.x-forwarded-for = client.ip;
      unset req.http.x-forwarded-proto;
    }
    set req.http.x-forwarded-host = req.http.host;
    unset req.http.forwarded;
    unset req.http.x-encoding;
    unset req.http.x-locale;
  }

  if (req.method == "PURGE") {
    # What comes by the proxy has a second address.
    if (client.ip !~ own_network || req.http.x-forwarded-for ~ ",") {
      return (synth(405));
    }
    if (req.http.surrogate-key !~ "^[\w/.~%@:+-]+$") {
      return (synth(400));
    }
    if (!std.ban("obj.http.surrogate-key ~ (^|\x20)" + regsuball(req.http.surrogate-key, "([.+])", "\\\1") + "(\x20|$)")) {
      return (synth(500, std.ban_error()));
    }
    return (synth(200, "Purged"));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What is one person's own: logins, previews of releases, links with a token, places in a waiting room.
  if (
    req.http.authorization || req.http.cookie ~ "idavuelta-preview=" || req.url ~ "[?&](release|token|waiting)="
    || req.url ~ "^/backend/staff-api/" || (req.url ~ "^/waiting-room/" && req.url !~ "^/waiting-room/\d+/now$")
  ) {
    return (pass);
  }

  # Stale pages are sent for seconds while a new one is fetched, and for as long as they are kept without a gateway.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 5s;
  } else {
    set req.grace = 3600s;
  }
  if (req.http.accept-encoding ~ "\bbr\b" && req.http.accept-encoding !~ "\bbr\s*;\s*q=0") {
    set req.http.x-encoding = "br";
  }
  if (req.url ~ "^/(backend|waiting-room)/") {
    # Public answers of the API are the same for everybody.
    unset req.http.cookie;
  } else if (req.http.cookie ~ "idavuelta-locale=") {
    # The only cookie that a shared page depends on.
    set req.http.x-locale = regsub(req.http.cookie, "^.*?idavuelta-locale=([\w.]{0,20}).*$", "\1");
  }
  return (hash);
}

sub vcl_hash {
  # Without the parameters that no page reads, like gateway/shared-cache.ts. The gateway gets all of them.
  hash_data(regsub(regsuball(req.url,
    "(?<=[?&])(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|igshid|yclid|mc_cid|mc_eid)=[^&]*(&|$)", ""),
    "[?&]$", ""));
  hash_data(req.http.host);
  hash_data(req.http.x-forwarded-proto);
  hash_data(req.http.x-locale);
  hash_data(req.http.x-encoding);
  return (lookup);
}

sub vcl_backend_fetch {
  # Varnish asks for gzip by itself, and unpacks it for the few without it.
  if (!bereq.uncacheable && bereq.http.x-encoding) {
    set bereq.http.accept-encoding = bereq.http.x-encoding;
  }
  unset bereq.http.x-encoding;
  unset bereq.http.x-locale;
}

sub vcl_backend_response {
  set beresp.grace = 0s;
  if (beresp.http.cdn-cache-control ~ "max-age=" && !beresp.http.set-cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.cdn-cache-control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    # The cookie is in the key.
    set beresp.http.vary = "accept-encoding";
  } else if (beresp.http.cache-control !~ "public" || beresp.http.set-cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
  }
  return (deliver);
}

sub vcl_backend_error {
  # A gateway that has just ended refuses connections until the probe finds out: the other one is asked. Varnish does
  # not repeat a body that it has begun to send.
  if (bereq.retries < 3 && (bereq.method ~ "^(GET|HEAD)$" || bereq.http.content-length ~ "^[1-9]")) {
    return (retry);
  }
  set beresp.http.x-unreachable = "yes";
  set beresp.http.cache-control = "no-store";
  set beresp.http.retry-after = "2";
  set beresp.http.content-type = "application/json";
  synthetic("""{"success":false,"code":"UNAVAILABLE","message":"The site does not respond"}""");
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.x-unreachable && req.restarts == 0 && req.method ~ "^(GET|HEAD)$") {
    return (restart);
  }
  if (resp.http.surrogate-key) {
    set resp.http.vary = "accept-encoding, cookie";
  }
  if (obj.hits > 0) {
    # It was that of the visitor for whom the answer was made.
    unset resp.http.x-request-id;
    set resp.http.cache-status = regsub(resp.http.cache-status + ", varnish; hit", "^, ", "");
  }
  unset resp.http.cdn-cache-control;
  unset resp.http.surrogate-control;
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
  unset resp.http.x-unreachable;
  unset resp.http.x-varnish;
  unset resp.http.via;
}
