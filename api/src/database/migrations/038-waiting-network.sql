-- From which network somebody joined, as a keyed hash: offers are limited per network. docs/decisions/0125-offers-per-network.md
ALTER TABLE waiting_list ADD COLUMN network text;
CREATE INDEX waiting_list_by_network ON waiting_list (network) WHERE network IS NOT NULL;
