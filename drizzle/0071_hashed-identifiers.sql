-- As src/server/stored-identifier.ts writes them from now on: links and trusted devices that are under way go on working.
UPDATE "verification" SET "identifier" = 'hashed '
  || coalesce(substring("identifier" from '^(?:reset-password:|delete-account-|trust-device-|2fa-attempts-|2fa-)'), '')
  || encode(sha256(convert_to("identifier", 'UTF8')), 'hex')
WHERE "identifier" NOT LIKE 'hashed %';
