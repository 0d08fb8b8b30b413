import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node of a cluster as a process of its own: directory, name of the cluster, number, HTTP port, all transport ports with commas. */
public class Node {
  public static void main(String[] args) throws Exception {
    String directory = args[0];
    String cluster = args[1];
    int number = Integer.parseInt(args[2]);
    String httpPort = args[3];
    String[] transportPorts = args[4].split(",");
    String[] seeds = new String[transportPorts.length];
    String[] names = new String[transportPorts.length];
    for (int at = 0; at < seeds.length; at++) {
      seeds[at] = "127.0.0.1:" + transportPorts[at];
      names[at] = "node-" + (at + 1);
    }
    var runner = new OpenSearchRunner();
    runner.setMaxHttpPort(-1);
    runner.onBuild((index, settings) -> {
      settings.put("node.name", names[number - 1]);
      settings.put("http.port", httpPort);
      settings.put("http.cors.enabled", false);
      settings.put("network.host", "127.0.0.1");
      settings.put("transport.port", transportPorts[number - 1]);
      settings.putList("discovery.seed_hosts", seeds);
      settings.putList("cluster.initial_cluster_manager_nodes", names);
      settings.put("cluster.routing.allocation.disk.watermark.low", "99%");
      settings.put("cluster.routing.allocation.disk.watermark.high", "99%");
      settings.put("cluster.routing.allocation.disk.watermark.flood_stage", "99%");
    });
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        runner.close();
      } catch (Exception failure) {
        System.err.println(failure);
      }
    }));
    runner.build("-basePath", directory, "-clusterName", cluster, "-numOfNode", "1", "-disableESLogger");
    Thread.currentThread().join();
  }
}
