-- By the index also where nothing is known yet of how many messages there are.
alter function conversation_words_renew(uuid[]) set enable_seqscan = off;
