# The gateways, and who may purge. Edit what differs between installations, also the list in default.vcl.

probe alive {
  .url = "/healthz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend gateway_1 {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = alive;
  .connect_timeout = 1s;
  # Longer than the API's longest answer.
  .first_byte_timeout = 150s;
  .between_bytes_timeout = 65s;
}

backend gateway_2 {
  .host = "127.0.0.1";
  .port = "3010";
  .probe = alive;
  .connect_timeout = 1s;
  .first_byte_timeout = 150s;
  .between_bytes_timeout = 65s;
}

acl own_network {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
  "fc00::"/7;
}
