-- What was called "domain" was always a mail; DNS records and files prove a domain as well.
UPDATE "company" SET "verified_by" = 'mail' WHERE "verified_by" = 'domain';
